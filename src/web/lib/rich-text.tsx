import { Fragment, type ReactNode } from 'react';

const TAGGED = /<([a-z]+)>(.*?)<\/\1>/;

/** A message with tags, such as `I accept the <terms>terms</terms>`; `tags` draws the text of each. Tags are not nested. */
export function RichText({
  text,
  tags,
}: {
  text: string;
  tags: Record<string, (text: string) => ReactNode>;
}) {
  // split by an expression with two groups: text, name and content of a tag, text, …
  return text.split(new RegExp(TAGGED, 'g')).map((part, index, parts) => {
    if (index % 3 === 1) return null;
    const draw = index % 3 === 2 ? tags[parts[index - 1] ?? ''] : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message do not move
    return <Fragment key={index}>{draw ? draw(part) : part}</Fragment>;
  });
}
