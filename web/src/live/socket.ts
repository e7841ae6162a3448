// One socket of the house, opened anew with growing patience whenever it closes.
import { renew, settled } from "../app/renew";
import { patience } from "./merge";

/** The version of what travels (docs/protocol.md). */
const PROTOCOL = "tabletier.2";
/** The house speaks another version. */
const OTHER_VERSION = 4001;
/** So long, in milliseconds, a socket may be silent at first before one asks by other means. */
const SILENCE = 3000;
/** A socket that lived so long was a good one: the next is tried soon. */
const GOOD = 5000;

type Plan = {
  address: () => string;
  /** Takes a message; false when it does not fit, and the socket must be opened anew. */
  hear: (message: unknown) => boolean;
  /** The socket is down: whether it was ever heard. */
  down: (wasHeard: boolean) => void;
  /** What is done instead while there is no socket, before the wait for the next; false when none is worth trying. */
  meanwhile: (attempt: number) => Promise<boolean>;
  /** Whether the page may be fetched anew now; always, unless it says otherwise. */
  canRenew?: () => boolean;
};

export type Wire = {
  /** Opens a socket, instead of one that may be there. */
  open: () => void;
  /** Opens one now if there is none: the network is back, somebody looks. */
  wake: () => void;
  /** Gives up a socket that says nothing while the house does not answer either. */
  doubt: () => void;
  close: () => void;
};

export function createWire(plan: Plan): Wire {
  let socket: WebSocket | null = null;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The wait that counts: another one may have begun while the house was asked. */
  let waiting: object | null = null;

  const close = () => {
    clearTimeout(timer);
    const old = socket;
    socket = null;
    old?.close();
  };
  const connect = () => {
    close();
    const mine = new WebSocket(plan.address(), PROTOCOL);
    const opened = Date.now();
    let isHeard = false;
    socket = mine;
    timer = setTimeout(() => socket === mine && !isHeard && void plan.meanwhile(attempt), SILENCE);
    const lose = () => {
      if (Date.now() - opened > GOOD) attempt = 0;
      close();
      plan.down(isHeard);
      void wait();
    };
    mine.onmessage = (event) => {
      if (socket !== mine) return;
      if (!isHeard) settled();
      isHeard = true;
      if (!heard(event.data)) lose();
    };
    mine.onclose = (event) => {
      if (socket !== mine) return;
      if (event.code === OTHER_VERSION && (plan.canRenew?.() ?? true) && renew()) close();
      else lose();
    };
  };
  const heard = (data: unknown): boolean => {
    try {
      return plan.hear(JSON.parse(String(data)));
    } catch {
      return false;
    }
  };
  const wait = async () => {
    const mine = {};
    waiting = mine;
    const next = patience(attempt, Math.random()) * 1000;
    const isWorthIt = await plan.meanwhile(attempt++);
    if (waiting !== mine || socket !== null || !isWorthIt) return;
    clearTimeout(timer);
    timer = setTimeout(connect, next);
  };
  const open = () => {
    waiting = null;
    attempt = 0;
    connect();
  };
  return {
    open,
    wake: () => {
      if (socket === null) open();
    },
    doubt: () => {
      if (socket === null) return;
      close();
      plan.down(true);
      void wait();
    },
    close: () => {
      waiting = null;
      close();
    },
  };
}
