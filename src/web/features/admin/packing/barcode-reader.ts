export interface BarcodeReader {
  /** The text of a barcode that the camera sees now. */
  read(video: HTMLVideoElement): Promise<string | undefined>;
}

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats?(): Promise<string[]>;
}

const FORMATS = ['code_128', 'code_39', 'qr_code', 'data_matrix', 'itf'];
/** Wide enough for the bars of a label, and small enough to read several images a second on a phone. */
const MAX_WIDTH = 1280;

/** Without a camera, or on a page without TLS, a scanner that types still works. */
export function canScan(): boolean {
  return 'mediaDevices' in navigator;
}

/** The browser's own reader where it has one (Android, macOS); elsewhere a library, loaded when somebody scans. */
export async function openBarcodeReader(): Promise<BarcodeReader> {
  return (await ownReader()) ?? libraryReader();
}

/** Some browsers have the class and read nothing. */
async function ownReader(): Promise<BarcodeReader | undefined> {
  const { BarcodeDetector: Detector } = globalThis as typeof globalThis & {
    BarcodeDetector?: DetectorClass;
  };
  if (!Detector) return undefined;
  const supported = (await Detector.getSupportedFormats?.().catch(() => [])) ?? FORMATS;
  const formats = FORMATS.filter((format) => supported.includes(format));
  if (!formats.includes('code_128')) return undefined;
  const detector = new Detector({ formats });
  return { read: async (video) => (await detector.detect(video))[0]?.rawValue };
}

async function libraryReader(): Promise<BarcodeReader> {
  const { decodeImage } = await import('./decode-image.ts');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    read: async (video) => {
      const scale = Math.min(1, MAX_WIDTH / video.videoWidth);
      canvas.width = Math.round(video.videoWidth * scale);
      canvas.height = Math.round(video.videoHeight * scale);
      if (!context || canvas.width === 0 || canvas.height === 0) return undefined;
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      return decodeImage(context.getImageData(0, 0, canvas.width, canvas.height));
    },
  };
}
