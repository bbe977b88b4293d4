import type { TryPlace } from './try-out.ts';

/** Values of camera and microphone; null while unknown, or when the device is missing. */
export type DeviceReport = {
  /** Pixels, and frames that were shown in the last second. */
  picture: { width: number; height: number; frames: number } | null;
  /** Loudness now, and the highest one since the start, in dB below full scale. */
  sound: { level: number; peak: number } | null;
};

/** Why devices cannot be opened: the name that the browser gives its error, or `insecure` where it has no such interface. */
export type DeviceProblem = 'insecure' | 'NotAllowedError' | 'NotFoundError' | 'NotReadableError' | 'other';

type DevicesOptions = {
  place: TryPlace;
  video: HTMLVideoElement;
  /** Lists of devices to choose from, filled once they are known by name. */
  cameras: HTMLSelectElement;
  microphones: HTMLSelectElement;
  /** Called four times a second while devices are open. */
  measured: (report: DeviceReport) => void;
};

export type Devices = {
  /** Opens the available devices. Resolves with the problem when none can be opened. */
  open(): Promise<DeviceProblem | null>;
  close(): void;
};

/** Minimum loudness above silence. */
export const silence = -60;

/** Loudness of samples between -1 and 1, in dB below full scale. */
export function decibelsOf(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < samples.length; at++) sum += samples[at]! ** 2;
  return Math.max(silence, Math.round(20 * Math.log10(Math.sqrt(sum / samples.length) || 1e-9)));
}

const known: readonly DeviceProblem[] = ['NotAllowedError', 'NotFoundError', 'NotReadableError'];
const problemOf = (name: string): DeviceProblem => known.find((one) => one === name) ?? 'other';

/** Camera and microphone for a check on the page: they are shown and measured, never recorded or sent, and closed with the try-out. */
export function devices({ place: { signal }, video, cameras, microphones, measured }: DevicesOptions): Devices {
  let end = () => {};

  /** Both devices, or the one that there is. */
  async function streamOf(): Promise<MediaStream> {
    const chosen = (list: HTMLSelectElement) => (list.value ? { deviceId: { exact: list.value } } : {});
    const camera = { ...chosen(cameras), width: { ideal: 1920 }, height: { ideal: 1080 }, frameRate: { ideal: 30 } };
    const microphone = chosen(microphones);
    const wishes = [{ video: camera, audio: microphone }, { audio: microphone }, { video: camera }];
    let problem: unknown;
    for (const wish of wishes) {
      try {
        return await navigator.mediaDevices.getUserMedia(wish);
      } catch (error) {
        problem ??= error;
        if ((error as Error).name !== 'NotFoundError') break;
      }
    }
    throw problem;
  }

  async function list(): Promise<void> {
    const found = await navigator.mediaDevices.enumerateDevices();
    for (const [select, kind] of [
      [cameras, 'videoinput'],
      [microphones, 'audioinput'],
    ] as const) {
      const before = select.value;
      const options = found
        .filter((device) => device.kind === kind && device.deviceId)
        .map(({ deviceId, label }) => new Option(label, deviceId));
      if (options.length === 0) continue;
      select.replaceChildren(...options);
      if (options.some(({ value }) => value === before)) select.value = before;
    }
  }

  async function open(): Promise<DeviceProblem | null> {
    close();
    if (!navigator.mediaDevices) return 'insecure';
    try {
      const stream = await streamOf();
      if (signal.aborted) {
        for (const track of stream.getTracks()) track.stop();
        return null;
      }
      const ending = new AbortController();
      end = () => {
        ending.abort();
        for (const track of stream.getTracks()) track.stop();
        video.srcObject = null;
      };
      video.srcObject = stream.getVideoTracks().length > 0 ? stream : null;
      measure(stream, ending.signal);
      await list();
      return null;
    } catch (error) {
      return problemOf((error as Error).name);
    }
  }

  function measure(stream: MediaStream, closed: AbortSignal): void {
    const shown: number[] = [];
    const count = (now: number) => {
      shown.push(now);
      if (!closed.aborted) video.requestVideoFrameCallback(count);
    };
    const [camera] = stream.getVideoTracks();
    const canCount = 'requestVideoFrameCallback' in video;
    if (camera && canCount) video.requestVideoFrameCallback(count);

    const sound = stream.getAudioTracks().length > 0 ? meterOf(stream, closed) : null;
    let peak = silence;
    const timer = setInterval(() => {
      const { width = 0, height = 0, frameRate = 0 } = camera?.getSettings() ?? {};
      const now = performance.now();
      while (shown[0]! < now - 1000) shown.shift();
      const level = sound?.() ?? silence;
      peak = Math.max(peak, level);
      measured({
        picture: camera ? { width, height, frames: canCount ? shown.length : Math.round(frameRate) } : null,
        sound: sound ? { level, peak } : null,
      });
    }, 250);
    closed.addEventListener('abort', () => clearInterval(timer));
  }

  function close(): void {
    end();
    end = () => {};
  }

  signal.addEventListener('abort', close);
  return { open, close };
}

/** Reads how loud a stream is now. */
function meterOf(stream: MediaStream, closed: AbortSignal): () => number {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  closed.addEventListener('abort', () => void context.close());
  const samples = new Float32Array(analyser.fftSize);
  return () => {
    analyser.getFloatTimeDomainData(samples);
    return decibelsOf(samples);
  };
}
