import './scanner.css';
import { Flashlight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { adminPacking } from '../../../../messages/admin-packing.ts';
import { type BarcodeReader, openBarcodeReader } from './barcode-reader.ts';

const LOOK_EVERY_MS = 250;
const BUZZ_MS = 60;
/** Thin bars need more than the 640 pixels that cameras give unasked. */
const CAMERA = { video: { facingMode: 'environment', width: { ideal: 1280 } } };

/** The camera reads one sticker after another. The same sticker counts once until another was read. */
export function Scanner({
  hint = adminPacking.holdSticker,
  onRead,
  onFail,
}: {
  hint?: string;
  onRead: (number: string) => void;
  onFail: () => void;
}) {
  const [light, setLight] = useState<MediaStreamTrack>();
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ onRead, onFail });
  useEffect(() => {
    latest.current = { onRead, onFail };
  });
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let last = '';
    const look = async (reader: BarcodeReader) => {
      const picture = video.current;
      const isReady = picture && picture.readyState > 1;
      const number = isReady ? (await reader.read(picture).catch(() => undefined))?.trim() : undefined;
      if (isOver) return;
      if (number && number !== last) {
        last = number;
        navigator.vibrate?.(BUZZ_MS);
        latest.current.onRead(number);
      }
      timer = setTimeout(() => void look(reader), LOOK_EVERY_MS);
    };
    const open = async () => {
      try {
        const reader = openBarcodeReader();
        // its failure counts once the camera is open
        reader.catch(() => undefined);
        stream = await navigator.mediaDevices.getUserMedia(CAMERA);
        if (isOver || !video.current) {
          for (const track of stream.getTracks()) track.stop();
          return;
        }
        video.current.srcObject = stream;
        await video.current.play();
        setLight(stream.getVideoTracks().find(hasLight));
        await look(await reader);
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
      {light && <LightButton track={light} />}
      <p>{hint}</p>
    </div>
  );
}

/** Cameras of phones have a light; the types of TypeScript do not know it. */
type Lit = MediaTrackCapabilities & MediaTrackConstraintSet & { torch?: boolean };

function hasLight(track: MediaStreamTrack): boolean {
  return (track.getCapabilities?.() as Lit | undefined)?.torch === true;
}

function LightButton({ track }: { track: MediaStreamTrack }) {
  const [isOn, setIsOn] = useState(false);
  const toggle = () => {
    const constraint: Lit = { torch: !isOn };
    track.applyConstraints({ advanced: [constraint] }).then(
      () => setIsOn(!isOn),
      () => undefined,
    );
  };
  return (
    <button
      type="button"
      className="pack-camera__light"
      aria-label={adminPacking.light}
      aria-pressed={isOn}
      onClick={toggle}
    >
      <Flashlight size={22} aria-hidden="true" />
    </button>
  );
}
