import { DrawingFrame, GOLD, INK } from './frame';

/** The interpreter's booth: two people behind the window, a lamp, and the voice that comes through. */
export function BoothDrawing({ className }: { className?: string }) {
  return (
    <DrawingFrame className={className}>
      <g className={INK}>
        <path d="M44 28h152v76H44zM36 104h168v14H36zM48 118v28M192 118v28M36 146h168M120 28v76" />
        <path d="M88 104c0-13-5-20-14-20s-14 7-14 20M180 104c0-13-5-20-14-20s-14 7-14 20" />
        <circle cx="74" cy="69" r="10" />
        <circle cx="166" cy="69" r="10" />
        <path d="M63 69a11 11 0 0 1 22 0M155 69a11 11 0 0 1 22 0" />
        <path d="M62 68v5M86 68v5M154 68v5M178 68v5" strokeWidth={3.5} />
        <path d="M96 104l4-11 6-2M144 104l-4-11-6-2" />
      </g>
      <g className={GOLD}>
        <path d="M111 16l9-8 9 8M120 16v4" />
        <path d="M56 132c6-9 9 9 15 0s9-13 15 0 9 9 15 0 9-16 15 0 9 12 15 0 9-9 15 0 9 13 15 0 9-6 15 0" />
        <path d="M108 91h1M131 91h1" strokeWidth={4} />
      </g>
    </DrawingFrame>
  );
}
