// Sounds of the table, made as they are needed: knocks of wood, a rattling die, a small bell, a clock. No file is fetched.
//
// Browsers let a page sound only after somebody has touched it: before that nothing is made, and nothing is made up for.
import type { Cue } from "./cues";
import { isLoud } from "./settings";

/** How loud everything together is: something to notice, nothing to be startled by. */
const VOLUME = 0.22;
/** So long after a move begins its piece lands, in seconds. */
const FLIGHT = 0.3;

let context: AudioContext | null = null;
let hall: GainNode | null = null;
let hiss: AudioBuffer | null = null;

/** The room in which things sound, once somebody has touched the page. */
function open(): AudioContext | null {
  if (context) return context;
  if (typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return null;
  context = new AudioContext();
  hall = context.createGain();
  hall.gain.value = VOLUME;
  hall.connect(context.destination);
  hiss = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = hiss.getChannelData(0);
  // Any noise does; this one is the same every time.
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 16807) % 2147483647;
    samples[i] = seed / 1073741823 - 1;
  }
  return context;
}

/** A volume that rises at once and dies away. */
function fading(room: AudioContext, at: number, loud: number, seconds: number): GainNode {
  const gain = room.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(hall!);
  return gain;
}

function tone(room: AudioContext, at: number, pitch: number, loud: number, seconds: number, fall = 1): void {
  const source = room.createOscillator();
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(pitch * fall, at + seconds);
  source.connect(fading(room, at, loud, seconds));
  source.start(at);
  source.stop(at + seconds);
}

/** Wood on wood: a dull tone and a short rustle. */
function knock(room: AudioContext, at: number, pitch: number, loud: number): void {
  tone(room, at, pitch, loud, 0.09, 0.55);
  const [source, filter] = [room.createBufferSource(), room.createBiquadFilter()];
  source.buffer = hiss;
  filter.type = "bandpass";
  filter.frequency.value = pitch * 7;
  source.connect(filter).connect(fading(room, at, loud * 0.7, 0.04));
  source.start(at);
  source.stop(at + 0.06);
}

/** A small bell: a tone and one of its overtones. */
function bell(room: AudioContext, at: number, pitch: number, loud: number): void {
  tone(room, at, pitch, loud, 0.7);
  tone(room, at, pitch * 2.76, loud * 0.22, 0.3);
}

/** How each sounds from a time on, and how long until the next can follow, in seconds. */
const SOUNDS: Record<Cue, (room: AudioContext, at: number) => number> = {
  place: (room, at) => {
    knock(room, at + FLIGHT, 210, 0.9);
    return FLIGHT + 0.15;
  },
  take: (room, at) => {
    knock(room, at + FLIGHT, 190, 0.9);
    knock(room, at + FLIGHT + 0.11, 330, 0.6);
    return FLIGHT + 0.25;
  },
  die: (room, at) => {
    for (const [after, pitch] of [[0, 520], [0.07, 610], [0.13, 480], [0.21, 570], [0.33, 500]] as const) knock(room, at + after, pitch, 0.5);
    return 0.2;
  },
  turn: (room, at) => {
    bell(room, at, 659, 0.34);
    bell(room, at + 0.13, 880, 0.34);
    return 0.4;
  },
  end: (room, at) => {
    for (const [i, pitch] of [523, 659, 784, 1047].entries()) bell(room, at + 0.14 * i, pitch, 0.4);
    return 0.8;
  },
  tick: (room, at) => {
    for (const [after, pitch] of [[0, 1180], [0.16, 1050]] as const) knock(room, at + after, pitch, 0.45);
    return 0.3;
  },
};

/** What calls somebody who looks elsewhere. */
const CALLS: readonly Cue[] = ["turn", "end", "tick"];

/** Lets these be heard one after the other, unless the table is mute. Where nobody looks, only what calls is heard. */
export function play(cues: readonly Cue[]): void {
  const all = document.visibilityState === "visible" ? cues : cues.filter((cue) => CALLS.includes(cue));
  const room = all.length > 0 && isLoud() ? open() : null;
  if (!room) return;
  if (room.state === "suspended") void room.resume();
  let at = room.currentTime + 0.01;
  for (const cue of all) at += SOUNDS[cue](room, at);
}
