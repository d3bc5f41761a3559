import { DrawingFrame, GOLD, INK } from './frame';

/** The clock of a station at ten to the hour, and the rails that leave below it. */
export function ClockDrawing({ className }: { className?: string }) {
  return (
    <DrawingFrame className={className}>
      <g className={INK}>
        <path d="M16 34h208M16 26h208M60 26v-10M180 26v-10M120 34v14" />
        <circle cx="120" cy="82" r="34" />
        <circle cx="120" cy="82" r="28" />
        <path d="M120 57v5M120 102v5M95 82h5M140 82h5M102.300 64.300l3 3M134.700 96.700l3 3M102.300 99.700l3-3M134.700 67.300l3-3" />
        <path d="M16 146h208M40 146l34-18h92l34 18M86 146l12-18M154 146l-12-18" />
      </g>
      <g className={GOLD}>
        <path d="M120 82l-9-17M120 82l-16 9" strokeWidth={2.5} />
        <path d="M24 60h40v26H24zM30 68h28M30 74h20M30 80h24M176 60h40v26h-40zM182 68h28M182 74h16M182 80h22" />
      </g>
    </DrawingFrame>
  );
}
