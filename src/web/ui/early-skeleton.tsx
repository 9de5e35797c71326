import { Skeleton, type SkeletonShape } from './skeleton.tsx';

/** A private page before the scripts run. Only somebody who is signed in sees it: others are sent away in a moment. */
export function EarlySkeleton({ shape }: { shape: SkeletonShape }) {
  return (
    <div className="wrap sk-early">
      <Skeleton shape={shape} hasHeading />
    </div>
  );
}
