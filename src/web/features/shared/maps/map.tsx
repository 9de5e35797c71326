import { MapPin } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { maps } from '../../../../messages/maps.ts';
import { loadChunk } from '../../../lib/load-chunk.ts';
import { useShop } from '../../../lib/shop.ts';
import { useNear } from '../../../lib/use-near.ts';
import type { DrawnMap, MapPoint, MapStart } from './draw-map.ts';

const NEAR_THE_SCREEN = '600px';
const MIDDLE_OF_INDIA = { latitude: 20.5937, longitude: 78.9629, zoom: 4 };

/**
 * A point on a map. The map script is loaded when the map comes near the viewport; before that, and without JavaScript,
 * the box shows the place as text. With `onPick` the pin can be moved: by dragging, a click, the arrow keys, or Enter for the map's centre.
 * Without a point there is no pin, and the map shows `start`.
 */
export function PointMap({
  point,
  start = MIDDLE_OF_INDIA,
  label,
  onPick,
}: {
  point: MapPoint | undefined;
  start?: MapStart;
  label: string;
  onPick?: (point: MapPoint) => void;
}) {
  const { map: tiles } = useShop();
  const { latitude, longitude } = point ?? {};
  const box = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnMap>(null);
  const props = useRef({ point, start, onPick });
  const isNear = useNear(box, NEAR_THE_SCREEN);
  const [isDrawn, setDrawn] = useState(false);
  const [isWithoutTiles, setWithoutTiles] = useState(false);
  const canPick = onPick !== undefined;
  const keysId = useId();

  useEffect(() => {
    props.current = { point, start, onPick };
  }, [point, start, onPick]);

  useEffect(() => {
    if (!isNear) return;
    let isGone = false;
    void loadChunk(() => import('./draw-map.ts')).then(
      ({ drawMap }) => {
        if (isGone || !container.current) return;
        drawn.current = drawMap(container.current, {
          point: props.current.point,
          start: props.current.start,
          label,
          descriptionId: canPick ? keysId : undefined,
          tiles,
          onTiles: (hasTiles) => setWithoutTiles(!hasTiles),
          onPick: canPick ? (picked) => props.current.onPick?.(picked) : undefined,
        });
        setDrawn(true);
      },
      // the text of the place stays
      () => undefined,
    );
    return () => {
      isGone = true;
      drawn.current?.remove();
      drawn.current = null;
      setDrawn(false);
    };
  }, [isNear, label, tiles, canPick, keysId]);

  useEffect(() => {
    const isChosen = latitude !== undefined && longitude !== undefined;
    drawn.current?.movePin(isChosen ? { latitude, longitude } : undefined);
  }, [latitude, longitude]);

  return (
    <div ref={box} className="map">
      <div ref={container} className="map__canvas" />
      {canPick && (
        <p id={keysId} className="visually-hidden">
          {maps.keys}
        </p>
      )}
      {!isDrawn && (
        <div className="map__placeholder">
          {point && <MapPin size={36} strokeWidth={1.75} aria-hidden="true" />}
          <p>{label}</p>
          {point && (
            <a href={placeOnOpenMap(point)} target="_blank" rel="noreferrer">
              {maps.open}
            </a>
          )}
        </div>
      )}
      {isDrawn && isWithoutTiles && (
        <p className="map__note" role="status">
          {point ? maps.noTilesWithPin : maps.noTiles}
        </p>
      )}
    </div>
  );
}

function placeOnOpenMap({ latitude, longitude }: MapPoint): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}
