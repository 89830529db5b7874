const vendorColors = ['#a01828', '#b8400c', '#14513b', '#0e5f8b', '#8c2233', '#1f2f6e', '#5a1030', '#1648c8'];

/** Sample vendor logo: one letter on a coloured square. */
export function VendorTile({ letter, hue }: { letter: string; hue: number }) {
  return (
    <svg viewBox="0 0 38 38" width={38} height={38} aria-hidden focusable="false">
      <rect width={38} height={38} rx={12} fill={vendorColors[hue % vendorColors.length]} />
      <text x={19} y={26} fill="#fff" fontSize={19} fontWeight={800} textAnchor="middle">
        {letter}
      </text>
    </svg>
  );
}
