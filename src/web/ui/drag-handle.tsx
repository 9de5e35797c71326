import './drag-handle.css';
import { GripVertical } from 'lucide-react';

/** The part of a row by which it is dragged (`use-drag-order.ts`). Keyboards and screen readers use the buttons of the row. */
export function DragHandle() {
  return (
    <span className="drag-handle" data-drag-handle aria-hidden="true">
      <GripVertical size={20} strokeWidth={1.75} />
    </span>
  );
}
