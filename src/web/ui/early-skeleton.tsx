import { Skeleton, type SkeletonShape } from './skeleton.tsx';

/** A private page before hydration. Only signed-in users see it; visitors are redirected. */
export function EarlySkeleton({ shape }: { shape: SkeletonShape }) {
  return (
    <div className="wrap early-skeleton">
      <Skeleton shape={shape} hasHeading />
    </div>
  );
}
