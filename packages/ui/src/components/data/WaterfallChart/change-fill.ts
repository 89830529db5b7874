/** Falling changes are outlined, so that they differ without colour. */
export const changeFill = (change: number) =>
  change < 0
    ? { fill: 'var(--series-0)', fillOpacity: 0.18, stroke: 'var(--series-0)', strokeWidth: 2 }
    : { fill: 'var(--series-0)' };
