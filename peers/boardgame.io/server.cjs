// The peer's server as its guide sets it up: matches in memory, everything else as it comes. It listens to this machine
// alone, says its port, and stops when whoever started it is gone.

const { Server } = require('boardgame.io/server');
const { claim } = require('./game.cjs');

const server = Server({ games: [claim], origins: [/127\.0\.0\.1/] });
server.run({ port: { port: 0, host: '127.0.0.1' } }).then(({ appServer }) => {
  process.send({ port: appServer.address().port });
});
process.on('disconnect', () => process.exit());
