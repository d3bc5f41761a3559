import { DrawingFrame, GOLD, INK } from './frame';

/** Roofs of Taipei: water tanks, iron window grilles, a ladder, and the hills behind. */
export function RoofsDrawing({ className }: { className?: string }) {
  return (
    <DrawingFrame className={className}>
      <g className={INK}>
        <path d="M16 146V92h54v54M70 146V66h50v80M120 146V84h44v62M164 146V100h60v46M12 146h216" />
        <path d="M16 92l-4-6h62l-4 6M164 100l-4-6h68l-4 6" />
        <path d="M84 66V50h22v16M82 50c3-6 23-6 26 0M88 66v-6M102 66v-6" />
        <path d="M134 84V70h16v14M132 70c3-5 17-5 20 0" />
        <path d="M26 104h14v14H26zM48 104h14v14H48zM26 111h14M33 104v14M48 111h14M55 104v14" />
        <path d="M80 78h12v16H80zM98 78h12v16H98zM80 86h12M98 86h12M80 106h12v16H80zM98 106h12v16H98zM80 114h12M98 114h12" />
        <path d="M130 96h24M130 104h24M130 112h24M134 92v26M150 92v26" />
        <path d="M178 112h12v14h-12zM198 112h12v14h-12z" />
        <path d="M196 94V74M188 80h16M191 75h10" />
      </g>
      <g className={GOLD}>
        <path d="M12 62c14-14 24-18 38-14 10 3 16-14 34-16M110 34c16-4 26 6 38 8 16 3 26-8 40-4 14 3 24 12 36 24" />
        <circle cx="186" cy="26" r="9" />
        <path d="M44 78c5-5 7 5 12 0s7-8 12 0M24 78c5-5 7 5 12 0" />
      </g>
    </DrawingFrame>
  );
}
