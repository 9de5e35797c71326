import { type ChangeEvent, useRef, useState } from 'react';
import { fieldProblems } from './field-problems.ts';

type Name = keyof typeof fieldProblems;
type Problems = Partial<Record<Name, string | undefined>>;

/** A form of a few fields, which are checked when it is sent, and again while somebody corrects them. */
export function useOwnFields() {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const inputOf = (name: Name) => {
    const input = form.current?.elements.namedItem(name);
    return input instanceof HTMLInputElement ? input : undefined;
  };
  const textIn = (name: Name) => inputOf(name)?.value ?? '';
  return {
    form,
    textIn,
    setProblem: (name: Name, problem: string) => setProblems((before) => ({ ...before, [name]: problem })),
    /** Whether these fields are right. The first wrong one gets the focus. */
    check: (...names: Name[]): boolean => {
      const found = names.map((name) => [name, fieldProblems[name](textIn(name))] as const);
      setProblems(Object.fromEntries(found));
      const [wrong] = found.find(([, problem]) => problem) ?? [];
      if (wrong) inputOf(wrong)?.focus();
      return wrong === undefined;
    },
    field: (name: Name) => ({
      name,
      error: problems[name],
      onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
        if (problems[name]) setProblems({ ...problems, [name]: fieldProblems[name](value) });
      },
    }),
  };
}
