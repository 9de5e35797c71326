import { useFormContext } from 'react-hook-form';
import { trackingNumberProblem, trackingProblemText } from '../../../../rules/tracking-number.ts';

/** Below the field of the tracking number: it looks unusual, but may be right. */
export function TrackingWarning() {
  const { watch } = useFormContext();
  const [courier, number]: string[] = watch(['courier', 'trackingNumber']);
  const isUnusual = courier && number && trackingNumberProblem(courier, number)?.level === 'warning';
  return (
    <span className="hint" role="status">
      {isUnusual && trackingProblemText(courier, number)}
    </span>
  );
}
