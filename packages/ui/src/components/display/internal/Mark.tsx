import type { MarkColor, MarkDrawing } from '../../../theme/tokens.ts';
import { color } from '../../../theme/vars.ts';

export interface MarkProps {
  drawing: MarkDrawing;
  className?: string;
}

const paint = (role: MarkColor | undefined) => (role ? color(role) : 'none');

/** A brand's mark; decorative, so the brand's name has to be text elsewhere. */
export function Mark({ drawing, className }: MarkProps) {
  return (
    <svg viewBox={drawing.viewBox} className={className} aria-hidden focusable="false">
      {drawing.shapes.map((shape) => (
        <path
          key={`${shape.d} ${shape.stroke ?? shape.fill}`}
          d={shape.d}
          fill={paint(shape.fill)}
          stroke={paint(shape.stroke)}
          strokeWidth={shape.strokeWidth}
          strokeDasharray={shape.dash}
          strokeDashoffset={shape.dashOffset}
        />
      ))}
    </svg>
  );
}
