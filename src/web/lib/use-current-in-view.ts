import { useEffect, useRef } from 'react';

/** Scrolls a row or column of links to the link of the current page. */
export function useCurrentInView<Row extends HTMLElement>(page: string) {
  const row = useRef<Row>(null);
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>(`[aria-current="page"]`);
    if (!row.current || !current || !page) return;
    row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.clientWidth) / 2;
    row.current.scrollTop = current.offsetTop - (row.current.clientHeight - current.clientHeight) / 2;
  }, [page]);
  return row;
}
