/** Synthesized sounds. */
export interface Sound {
  /** Switches the sound on or off; returns true when it is on. */
  toggle(): boolean;
  /** Plays the sound of a stopping reel or a landing die; the pitch rises with `step`. */
  impact(step: number): void;
  /** Plays a rising run of tones. */
  chime(tones: number): void;
  /** Plays a short hiss, such as a dealt card or a shot in water. */
  readonly swish: () => void;
}

const SCALE = [523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1174.66, 1318.51];

/** Creates the sounds; `wasOn` is the player's switch at the last visit. */
export function createSound(wasOn: boolean): Sound {
  let isOn = wasOn;
  let context: AudioContext | undefined;
  // Browsers start audio only after the player has touched the page.
  const startAudio = (): void => void (context ??= new AudioContext());
  if (isOn)
    for (const event of ['pointerdown', 'keydown']) document.addEventListener(event, startAudio, { once: true });
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
      startAudio();
      return isOn;
    },
    swish() {
      if (!isOn || context === undefined) return;
      const noise = context.createBuffer(1, context.sampleRate * 0.14, context.sampleRate);
      const samples = noise.getChannelData(0);
      for (let index = 0; index < samples.length; index += 1) {
        samples[index] = (((index * 7919) % 211) / 105 - 1) * (1 - index / samples.length) ** 2;
      }
      const source = context.createBufferSource();
      const loudness = context.createGain();
      loudness.gain.value = 0.05;
      source.buffer = noise;
      source.connect(loudness).connect(context.destination);
      source.start();
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
