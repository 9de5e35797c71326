import 'leaflet/dist/leaflet.css';
import {
  Browser,
  Control,
  control,
  map as createMap,
  divIcon,
  type LatLng,
  type LatLngLiteral,
  type Map as LeafletMap,
  marker,
  tileLayer,
} from 'leaflet';
import { maps } from '../../../../messages/maps.ts';

export interface MapPoint {
  latitude: number;
  longitude: number;
}

export interface MapStart extends MapPoint {
  zoom: number;
}

export interface DrawnMap {
  /** Undefined removes the pin. */
  movePin(point: MapPoint | undefined): void;
  remove(): void;
}

const ZOOM = 13;
const DEEPEST_ZOOM = 19;
/** A step with an arrow key, in pixels; with the shift key. */
const STEP = 8;
const LONG_STEP = 48;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Draws a map into an empty element. Only this file uses Leaflet. */
export function drawMap(
  element: HTMLElement,
  {
    point,
    start,
    label,
    descriptionId,
    tiles,
    onTiles,
    onPick,
  }: {
    /** The position of the pin; undefined until a point is chosen. */
    point: MapPoint | undefined;
    /** The section shown until a point is chosen. */
    start: MapStart;
    label: string;
    /** The element that explains the keys. */
    descriptionId?: string | undefined;
    tiles: { tileUrl: string; attribution: string } | undefined;
    /** Called with whether the map tiles load. */
    onTiles: (haveCome: boolean) => void;
    onPick?: ((point: MapPoint) => void) | undefined;
  },
): DrawnMap {
  const canPick = onPick !== undefined;
  const map = createMap(element, {
    center: leafletPoint(point ?? start),
    zoom: point ? ZOOM : start.zoom,
    zoomControl: false,
    attributionControl: false,
    // a read-only map does not block scrolling
    scrollWheelZoom: canPick,
    dragging: canPick || !Browser.mobile,
  });
  // a screen reader passes the arrow keys on to an application only
  element.setAttribute('role', canPick ? 'application' : 'group');
  if (descriptionId) element.setAttribute('aria-describedby', descriptionId);
  element.setAttribute('aria-label', maps.map(label));
  // plain text: Trusted Types refuse Leaflet's own markup
  const zoomTexts = { zoomInText: '+', zoomOutText: '\u2212' };
  control
    .zoom({ position: 'topleft', zoomInTitle: maps.zoomIn, zoomOutTitle: maps.zoomOut, ...zoomTexts })
    .addTo(map);
  addAttribution(map, tiles?.attribution);

  if (tiles) addTiles(map, tiles, onTiles);

  const pin = marker(leafletPoint(point ?? start), {
    icon: divIcon({ className: 'map__pin', html: drawPin(), iconSize: [40, 48], iconAnchor: [20, 46] }),
    interactive: canPick,
    keyboard: false,
    draggable: canPick,
    autoPan: canPick,
    ...(canPick && { title: maps.dragPin }),
  });
  if (point) pin.addTo(map);

  if (onPick) {
    const pick = (place: LatLng) => {
      const { lat, lng } = place.wrap();
      pin.setLatLng([lat, lng]).addTo(map);
      // a click on a far zoom level is not precise enough
      if (map.getZoom() < ZOOM) map.setView([lat, lng], ZOOM);
      onPick({ latitude: lat, longitude: lng });
    };
    pin.on('dragend', () => pick(pin.getLatLng()));
    map.on('click', ({ latlng }) => pick(latlng));
    map.on('keypress', ({ originalEvent }) => {
      const isOnMap = originalEvent.target === element;
      if (isOnMap && originalEvent.key === 'Enter') pick(map.getCenter());
    });
    const movePinByKey = (event: KeyboardEvent) => {
      const step = ARROWS[event.key];
      // without a pin the arrows move the map, as on any other
      if (!step || event.target !== element || !map.hasLayer(pin)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const pixels = event.shiftKey ? LONG_STEP : STEP;
      const place = map.latLngToContainerPoint(pin.getLatLng()).add([step[0] * pixels, step[1] * pixels]);
      pick(map.containerPointToLatLng(place));
      map.panInside(pin.getLatLng(), { padding: [LONG_STEP, LONG_STEP], animate: false });
    };
    // before Leaflet's own listener, which would move the map
    element.addEventListener('keydown', movePinByKey, { capture: true });
  }

  const resizes = new ResizeObserver(() => map.invalidateSize());
  resizes.observe(element);

  return {
    movePin: (place) => {
      if (!place) return void pin.remove();
      const target = leafletPoint(place);
      if (map.hasLayer(pin) && pin.getLatLng().equals(target)) return;
      pin.setLatLng(target).addTo(map);
      map.setView(target, ZOOM);
    },
    remove: () => {
      resizes.disconnect();
      map.remove();
    },
  };
}

function addTiles(
  map: LeafletMap,
  { tileUrl }: { tileUrl: string },
  onTiles: (haveCome: boolean) => void,
): void {
  let isAnyLoaded = false;
  tileLayer(tileUrl, {
    maxZoom: DEEPEST_ZOOM,
    // the tile servers reject requests without a referrer
    referrerPolicy: 'strict-origin-when-cross-origin',
  })
    .on('tileload', () => {
      isAnyLoaded = true;
      onTiles(true);
    })
    .on('tileerror', () => {
      if (!isAnyLoaded) onTiles(false);
    })
    .addTo(map);
}

function leafletPoint({ latitude, longitude }: MapPoint): LatLngLiteral {
  return { lat: latitude, lng: longitude };
}

const PIN_SHAPES: [tag: string, attributes: Record<string, string>][] = [
  [
    'path',
    {
      d: 'M20 2C10.6 2 3 9.4 3 18.6 3 30.5 20 46 20 46s17-15.5 17-27.4C37 9.4 29.4 2 20 2Z',
      fill: 'currentColor',
      stroke: '#fff',
      'stroke-width': '2.5',
    },
  ],
  ['circle', { cx: '20', cy: '18.5', r: '6.5', fill: '#fff' }],
];

function drawPin(): HTMLElement {
  const pin = svg('svg', { width: '40', height: '48', viewBox: '0 0 40 48', 'aria-hidden': 'true' });
  pin.append(...PIN_SHAPES.map(([tag, attributes]) => svg(tag, attributes)));
  // Leaflet takes any element
  return pin as Element as HTMLElement;
}

function svg(tag: string, attributes: Record<string, string>): Element {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** As Leaflet's own control, which writes markup. */
function addAttribution(map: LeafletMap, attribution: string | undefined): void {
  const element = document.createElement('div');
  element.className = 'leaflet-control-attribution';
  element.append('Leaflet');
  if (attribution) {
    const separator = document.createElement('span');
    separator.ariaHidden = 'true';
    separator.append('|');
    element.append(' ', separator, ' ', linked(attribution));
  }
  const corner = new Control({ position: 'bottomright' });
  corner.onAdd = () => element;
  corner.addTo(map);
}

function linked(attribution: string): Node {
  if (!attribution.includes('OpenStreetMap')) return document.createTextNode(attribution);
  const link = document.createElement('a');
  Object.assign(link, {
    href: 'https://www.openstreetmap.org/copyright',
    target: '_blank',
    rel: 'noreferrer',
    textContent: attribution,
  });
  return link;
}
