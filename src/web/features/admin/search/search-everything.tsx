import './search-everything.css';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { AdminSearchResult } from '../../../../contract/admin/search.ts';
import { adminFrame } from '../../../../messages/admin-frame.ts';
import { adminKey } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';

const PAUSE_MS = 200;

/** One box over orders, customers, foods, invoices, payments, tracking numbers and pincodes. The key "/" leads to it. */
export function SearchEverything() {
  const { key } = useLocation();
  return <SearchBox key={key} />;
}

function SearchBox() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const q = useSettled(typed.trim());
  const { data, isError } = useFound(q);
  useSlashKey(input);
  const groups = data?.groups ?? [];
  const paths = groups.flatMap(({ results }) => results.map(({ to }) => to));
  const isShown = isOpen && q !== '' && (data !== undefined || isError);

  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setOpen(false);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    if (!isShown || paths.length === 0) return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    setActive((now) => (now + step + paths.length + (now < 0 && step < 0 ? 1 : 0)) % paths.length);
  };
  return (
    <search
      className="find"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <form
        method="post"
        className="admin__search"
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = paths[Math.max(active, 0)];
          if (isShown && chosen) void navigate(chosen);
        }}
      >
        <Search size={20} strokeWidth={1.75} aria-hidden="true" />
        <input
          ref={input}
          className="input"
          type="search"
          role="combobox"
          aria-label={adminFrame.search}
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
          placeholder={adminFrame.searchHint}
          autoComplete="off"
          maxLength={100}
          value={typed}
          onFocus={() => setOpen(true)}
          onKeyDown={move}
          onChange={({ target }) => {
            setTyped(target.value);
            setOpen(true);
            setActive(-1);
          }}
        />
      </form>
      <div
        id={`${id}-list`}
        className="find__list panel"
        role="listbox"
        aria-label={adminFrame.search}
        hidden={!isShown}
      >
        {isShown && <Found id={id} groups={groups} active={active} />}
      </div>
      <p className={isShown && paths.length === 0 ? 'find__none panel' : 'visually-hidden'} role="status">
        {isShown && statusText(q, paths.length, isError)}
      </p>
    </search>
  );
}

function statusText(q: string, count: number, isError: boolean): string {
  if (isError) return adminFrame.searchFailed;
  return count === 0 ? adminFrame.nothingFound(q) : adminFrame.resultCount(count);
}

/** The focus stays in the input; the links are for pointers, and the arrow keys choose among them. */
function Found({ id, groups, active }: { id: string; groups: AdminSearchResult['groups']; active: number }) {
  let index = -1;
  return groups.map(({ kind, results }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be in a listbox
    <div key={kind} className="find__group" role="group" aria-label={adminFrame.found(kind)}>
      <p aria-hidden="true">{adminFrame.found(kind)}</p>
      {results.map(({ to, title, note }) => {
        index += 1;
        return (
          <Link
            key={`${to} ${title}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            to={to}
          >
            <strong>{title}</strong>
            <span>{note}</span>
          </Link>
        );
      })}
    </div>
  ));
}

function useFound(q: string) {
  return useQuery(
    {
      queryKey: adminKey('search', q),
      queryFn: ({ signal }) =>
        callApi(browserApi().api.admin.search.$get({ query: { q } }, { init: { signal } })),
      enabled: q !== '',
      retry: false,
      staleTime: 5000,
    },
    queries,
  );
}

/** The text when nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function useSlashKey(input: { current: HTMLInputElement | null }): void {
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, [input]);
}
