import type { LucideProps } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { defineDrawing, ensureDrawing, type IconShapes } from '../lib/icon-drawings.ts';

/**
 * Replaces the function of lucide-react that makes its icons (see vite.config.ts). A page has each drawing once and refers
 * to it: with the drawing inside every icon, a sixth of the home page was icons. CSS has what all icons share.
 */
export default function createIcon({ name, node }: { name: string; node: IconShapes }) {
  const id = defineDrawing(name, node);
  return function Icon({ size = 24, strokeWidth = 2, fill, className, ...others }: LucideProps) {
    useLayoutEffect(() => ensureDrawing(id), []);
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: hidden, or named by its label
      <svg
        className={className ? `icon ${className}` : 'icon'}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        strokeWidth={strokeWidth}
        aria-hidden={others['aria-label'] ? undefined : true}
        {...others}
      >
        <use href={`#${id}`} fill={fill} />
      </svg>
    );
  };
}
