/** Synthesized sounds, off until the player switches them on. */
export interface Sound {
  /** Switches the sound on or off; returns true when it is on. */
  toggle(): boolean;
  /** Plays the sound of a stopping reel or a landing die; the pitch rises with `step`. */
  impact(step: number): void;
  /** Plays a rising run of tones. */
  chime(tones: number): void;
}

const SCALE = [523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1174.66, 1318.51];

export function createSound(): Sound {
  let context: AudioContext | undefined;
  let isOn = false;
  const tone = (frequency: number, delay: number, length: number, shape: OscillatorType, volume: number): void => {
    if (!isOn || context === undefined) return;
    const start = context.currentTime + delay;
    const source = context.createOscillator();
    const loudness = context.createGain();
    source.type = shape;
    source.frequency.setValueAtTime(frequency, start);
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(volume, start + 0.008);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + length);
    source.connect(loudness).connect(context.destination);
    source.start(start);
    source.stop(start + length);
  };
  return {
    toggle() {
      isOn = !isOn;
      context ??= new AudioContext();
      return isOn;
    },
    impact(step) {
      tone(150 + step * 14, 0, 0.12, 'triangle', 0.3);
      tone(900 + step * 60, 0, 0.03, 'square', 0.03);
    },
    chime(tones) {
      for (let index = 0; index < tones; index += 1) {
        tone(
          (SCALE[index % SCALE.length] ?? 523.25) * (index >= SCALE.length ? 2 : 1),
          index * 0.09,
          0.5,
          'sine',
          0.12,
        );
      }
    },
  };
}
