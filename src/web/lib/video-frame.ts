const MAX_SIDE = 1280;
const QUALITY = 0.86;
/** Many films fade in: the first frame is black. */
const AT_SECONDS = 1;
const TIMEOUT_MS = 10_000;

/** A frame of a film as JPEG, made in the browser. Undefined when the browser cannot play the film. */
export async function videoFrame(film: File): Promise<Blob | undefined> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(film);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    video.muted = true;
    video.playsInline = true;
    video.preload = 'auto';
    video.src = url;
    await eventOf(video, 'loadeddata', signal);
    const at = Math.min(AT_SECONDS, video.duration / 2);
    if (Number.isFinite(at) && at > 0) {
      video.currentTime = at;
      await eventOf(video, 'seeked', signal);
    }
    return await drawFrame(video);
  } catch {
    return undefined;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}

function eventOf(video: HTMLVideoElement, name: 'loadeddata' | 'seeked', signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  video.addEventListener(name, () => resolve(), { once: true, signal });
  video.addEventListener('error', () => reject(new Error('the film cannot be played')), {
    once: true,
    signal,
  });
  signal.addEventListener('abort', () => reject(new Error('the film takes too long to open')), {
    once: true,
  });
  return promise;
}

async function drawFrame(video: HTMLVideoElement): Promise<Blob | undefined> {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return undefined;
  const scale = Math.min(1, MAX_SIDE / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(videoWidth * scale));
  canvas.height = Math.max(1, Math.round(videoHeight * scale));
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  return (await promise) ?? undefined;
}
