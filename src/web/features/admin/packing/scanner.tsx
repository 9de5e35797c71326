import './scanner.css';
import { useEffect, useRef } from 'react';
import { adminPacking } from '../../../../messages/admin-packing.ts';

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

const FORMATS = ['code_128', 'code_39', 'qr_code', 'data_matrix', 'itf'];
const LOOK_EVERY_MS = 250;
const BUZZ_MS = 60;

const detectorClass = () =>
  (globalThis as typeof globalThis & { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Android and macOS browsers read barcodes; elsewhere a scanner that types does. */
export function canScan(): boolean {
  return detectorClass() !== undefined && 'mediaDevices' in navigator;
}

/** The camera reads one sticker after another. The same sticker counts once until another was read. */
export function Scanner({ onRead, onFail }: { onRead: (number: string) => void; onFail: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ onRead, onFail });
  useEffect(() => {
    latest.current = { onRead, onFail };
  });
  useEffect(() => {
    const Detector = detectorClass();
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let last = '';
    const look = async (detector: Detector) => {
      const picture = video.current;
      const found = picture && picture.readyState > 1 ? await detector.detect(picture).catch(() => []) : [];
      const number = found[0]?.rawValue.trim();
      if (isOver) return;
      if (number && number !== last) {
        last = number;
        navigator.vibrate?.(BUZZ_MS);
        latest.current.onRead(number);
      }
      timer = setTimeout(() => void look(detector), LOOK_EVERY_MS);
    };
    const open = async () => {
      if (!Detector) return latest.current.onFail();
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
        if (isOver || !video.current) {
          for (const track of stream.getTracks()) track.stop();
          return;
        }
        video.current.srcObject = stream;
        await video.current.play();
        await look(new Detector({ formats: FORMATS }));
      } catch {
        if (!isOver) latest.current.onFail();
      }
    };
    void open();
    return () => {
      isOver = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);
  return (
    <div className="pack-camera">
      <video ref={video} muted playsInline />
      <span aria-hidden="true" />
      <p>{adminPacking.holdSticker}</p>
    </div>
  );
}
