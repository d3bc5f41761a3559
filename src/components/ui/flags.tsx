/** The flag beside the Chinese interface. */
export function TaiwanFlag({ className }: { className?: string }) {
  const rays = Array.from({ length: 12 }, (_, index) => index * 30);
  return (
    <svg viewBox="0 0 36 24" className={className} aria-hidden="true">
      <path fill="#c8102e" d="M0 0h36v24H0z" />
      <path fill="#00247d" d="M0 0h18v12H0z" />
      <g fill="#fff">
        {rays.map((turn) => (
          <path key={turn} d="M9 1.5 9.8 4.3H8.2z" transform={`rotate(${turn} 9 6)`} />
        ))}
        <circle cx="9" cy="6" r="2.3" stroke="#00247d" strokeWidth="0.4" />
      </g>
    </svg>
  );
}

/** The flag beside the English interface. */
export function UnitedStatesFlag({ className }: { className?: string }) {
  const stripes = [0, 2, 4, 6, 8, 10, 12];
  const stars = [2, 5, 8, 11, 14].flatMap((x) => [2.2, 6.5, 10.8].map((y) => ({ x, y })));
  return (
    <svg viewBox="0 0 36 24" className={className} aria-hidden="true">
      <path fill="#fff" d="M0 0h36v24H0z" />
      {stripes.map((row) => (
        <path key={row} fill="#b22234" d={`M0 ${(row * 24) / 13}h36v${24 / 13}H0z`} />
      ))}
      <path fill="#3c3b6e" d="M0 0h16.5v12.9H0z" />
      <g fill="#fff">
        {stars.map(({ x, y }) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r="0.75" />
        ))}
      </g>
    </svg>
  );
}
