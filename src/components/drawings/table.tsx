import { DrawingFrame, GOLD, INK } from './frame';

/** A round table from above: chairs, cups, and the paper that is read together. */
export function TableDrawing({ className }: { className?: string }) {
  return (
    <DrawingFrame className={className}>
      <g className={INK}>
        <ellipse cx="120" cy="80" rx="66" ry="50" />
        <path d="M101 16c10-5 28-5 38 0l-3 9c-9-3-23-3-32 0zM101 144c10 5 28 5 38 0l-3-9c-9 3-23 3-32 0z" />
        <path d="M34 62c-4 10-4 26 0 36l10-3c-3-9-3-21 0-30zM206 62c4 10 4 26 0 36l-10-3c3-9 3-21 0-30z" />
        <circle cx="120" cy="46" r="6" />
        <circle cx="120" cy="114" r="6" />
        <circle cx="76" cy="80" r="6" />
        <circle cx="166" cy="66" r="6" />
        <path d="M172 66h4M82 80h4M126 46h4M126 114h4" />
      </g>
      <g className={GOLD}>
        <path d="M98 66l20 4 24-5v27l-24 5-20-4zM118 70v27" />
        <path d="M103 74l10 2M103 81l10 2M123 76l14-3M123 83l14-3M123 90l9-2" />
        <path d="M160 96c3-4 4 4 7 0s4-6 7 0" />
      </g>
    </DrawingFrame>
  );
}
