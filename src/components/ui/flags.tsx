const tenth = (value: number) => Math.round(value * 10) / 10;

/** The twelve rays of the sun around 9, 6, each a triangle. */
const RAYS = Array.from({ length: 12 }, (_, ray) => {
  const turn = (ray * Math.PI) / 6;
  const corner = (x: number, y: number) =>
    `${tenth(9 + x * Math.cos(turn) - y * Math.sin(turn))} ${tenth(6 + x * Math.sin(turn) + y * Math.cos(turn))}`;
  return `M${corner(0, -4.5)} ${corner(0.8, -1.7)} ${corner(-0.8, -1.7)}z`;
}).join('');

/** The flag beside the Chinese interface. */
export function TaiwanFlag({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 36 24" className={className} aria-hidden="true">
      <path fill="#c8102e" d="M0 0h36v24H0z" />
      <path fill="#00247d" d="M0 0h18v12H0z" />
      <path fill="#fff" d={RAYS} />
      <circle cx="9" cy="6" r="2.3" fill="#fff" stroke="#00247d" strokeWidth="0.4" />
    </svg>
  );
}

/** The seven red stripes, each a thirteenth of the height. */
const STRIPES = [0, 2, 4, 6, 8, 10, 12]
  .map((row) => `M0 ${tenth(((row + 0.5) * 24) / 13)}h36`)
  .join('');

/** Stars as round ends of lines without length. */
const STARS = [2, 5, 8, 11, 14]
  .flatMap((x) => [2.2, 6.5, 10.8].map((y) => `M${x} ${y}h0`))
  .join('');

/** The flag beside the English interface. */
export function UnitedStatesFlag({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 36 24" className={className} aria-hidden="true">
      <path fill="#fff" d="M0 0h36v24H0z" />
      <path stroke="#b22234" strokeWidth={1.85} d={STRIPES} />
      <path fill="#3c3b6e" d="M0 0h16.5v12.9H0z" />
      <path stroke="#fff" strokeWidth={1.5} strokeLinecap="round" d={STARS} />
    </svg>
  );
}
