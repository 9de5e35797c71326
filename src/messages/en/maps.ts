/** A map with a pin. */
export const maps = {
  map: (place: string) => `Map: ${place}`,
  dragPin: 'Drag the pin to the place',
  keys: 'Enter sets the pin in the middle of the map. The arrow keys move it, with Shift in longer steps.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  open: 'Open in OpenStreetMap',
  noTiles: "The map's pictures did not load.",
  noTilesWithPin: "The map's pictures did not load. The pin still marks the place.",
};
