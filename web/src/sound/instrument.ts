// What makes the sounds audible; it is fetched when sounds are first wished for.

import { VOICES, type Tone, type Voice } from "./voices";

/** A voice, how high it is sung, and how loud; one is as it is written. */
export type Sounding = { voice: Voice; pitch: number; force: number };

const APART = 0.14; // seconds between two sounds of one moment

export class Instrument {
    #context = new AudioContext();

    play(soundings: readonly Sounding[], volume: number): void {
        void this.#context.resume();
        soundings.forEach(({ voice, pitch, force }, index) => {
            const start = this.#context.currentTime + index * APART;
            for (const tone of VOICES[voice]) this.#sing(tone, start, pitch, force * volume);
        });
    }

    #sing(tone: Tone, start: number, pitch: number, loud: number): void {
        const [begin, end] = [start + tone.begins, start + tone.begins + tone.lasts];
        const gain = new GainNode(this.#context, { gain: 0 });
        gain.gain.setValueAtTime(tone.loud * loud, begin);
        gain.gain.exponentialRampToValueAtTime(0.0001, end);
        gain.connect(this.#context.destination);
        const [source, bent] =
            tone.wave === "noise" ? this.#rustle(tone.lasts, gain) : this.#hum(tone.wave, gain);
        bent.setValueAtTime(tone.from * pitch, begin);
        bent.linearRampToValueAtTime(tone.to * pitch, end);
        source.start(begin);
        source.stop(end);
    }

    #hum(type: OscillatorType, out: AudioNode): [AudioScheduledSourceNode, AudioParam] {
        const voice = new OscillatorNode(this.#context, { type });
        voice.connect(out);
        return [voice, voice.frequency];
    }

    #rustle(seconds: number, out: AudioNode): [AudioScheduledSourceNode, AudioParam] {
        const { sampleRate } = this.#context;
        const buffer = this.#context.createBuffer(1, Math.ceil(sampleRate * seconds), sampleRate);
        buffer.getChannelData(0).forEach((_, at, samples) => (samples[at] = Math.random() * 2 - 1));
        const filter = new BiquadFilterNode(this.#context, { type: "bandpass", Q: 1.2 });
        const noise = new AudioBufferSourceNode(this.#context, { buffer });
        noise.connect(filter).connect(out);
        return [noise, filter.frequency];
    }
}
