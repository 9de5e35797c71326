import { useState } from 'react';

const KEY = 'new-order-sound';
/** Two notes of a bell: hertz, and when they begin in seconds. */
const NOTES = [
  [880, 0],
  [1174.7, 0.16],
] as const;

let context: AudioContext | undefined;

/** Browsers play nothing before the user has touched the page. */
export function allowSound(): void {
  context ??= new AudioContext();
  void context.resume();
}

const isOn = () => localStorage.getItem(KEY) !== 'off';

export function ring(): void {
  if (!context || !isOn()) return;
  for (const [frequency, delay] of NOTES) {
    const start = context.currentTime + delay;
    const tone = new OscillatorNode(context, { frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setTargetAtTime(0.2, start, 0.01);
    volume.gain.setTargetAtTime(0, start + 0.12, 0.09);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 1);
  }
}

/** Whether new orders are heard, remembered in this browser. */
export function useSound(): { hasSound: boolean; toggle: () => void } {
  const [hasSound, setSound] = useState(isOn);
  const toggle = () => {
    localStorage.setItem(KEY, hasSound ? 'off' : 'on');
    setSound(!hasSound);
    if (hasSound) return;
    allowSound();
    ring();
  };
  return { hasSound, toggle };
}
