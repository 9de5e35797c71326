import { SendHorizontal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { assistant } from '../../../../messages/assistant.ts';
import { greetingOf, openingQuestions } from '../../../../rules/assistant.ts';
import type { PageSection } from '../../../../rules/page-sections/section-types.ts';
import { useShop } from '../../../lib/shop.ts';
import { type FoundReply, findReply } from './find-reply.ts';
import { OfferedFood } from './offered-food.tsx';

interface Exchange {
  at: number;
  question: string;
  /** Undefined while it loads. */
  reply?: FoundReply;
}

/** A chat about the shop. Replies come from the texts of the assistant's page, the catalogue and, for signed-in customers, their orders. */
export function Assistant({ sections }: { sections: PageSection[] }) {
  const shop = useShop();
  const [exchanges, setExchanges] = useState<Exchange[]>([]);
  const end = useRef<HTMLDivElement>(null);
  const ask = async (question: string) => {
    const at = exchanges.length;
    setExchanges((before) => [...before, { at, question }]);
    const reply = await findReply(question, { ...shop, sections });
    setExchanges((before) => before.map((one) => (one.at === at ? { ...one, reply } : one)));
  };
  useEffect(() => {
    if (exchanges.length > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [exchanges]);
  return (
    <>
      <div className="assistant__log" role="log" aria-label={assistant.conversation}>
        <Bubble ask={ask} reply={{ text: greetingOf(sections), links: [] }} />
        {exchanges.map(({ at, question, reply }) => (
          <div key={at} className="assistant__exchange">
            <p className="assistant__question">{question}</p>
            {reply && <Bubble reply={reply} ask={ask} />}
          </div>
        ))}
        {exchanges.length === 0 && <Suggestions questions={openingQuestions(sections)} ask={ask} />}
        <div ref={end} />
      </div>
      <Question ask={ask} />
    </>
  );
}

function Bubble({
  reply: { text, links, suggestions, foods = [] },
  ask,
}: {
  reply: FoundReply;
  ask: (question: string) => void;
}) {
  return (
    <>
      <div className="assistant__reply">
        <p>{text}</p>
        {foods.length > 0 && (
          <ul className="assistant__foods">
            {foods.map((food) => (
              <OfferedFood key={food._id} food={food} />
            ))}
          </ul>
        )}
        {links.length > 0 && (
          <ul className="assistant__links">
            {links.map(({ text: label, to }) => (
              <li key={to}>
                <a href={to} target="_top">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {suggestions && <Suggestions questions={suggestions} ask={ask} />}
    </>
  );
}

function Suggestions({ questions, ask }: { questions: readonly string[]; ask: (question: string) => void }) {
  return (
    <ul className="assistant__suggestions">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            className="button button--secondary button--small"
            onClick={() => ask(question)}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Question({ ask }: { ask: (question: string) => void }) {
  return (
    <form
      method="post"
      className="assistant__form"
      onSubmit={(event) => {
        event.preventDefault();
        const question = String(new FormData(event.currentTarget).get('question')).trim();
        if (question) ask(question);
        event.currentTarget.reset();
      }}
    >
      <input
        className="input"
        name="question"
        aria-label={assistant.yourQuestion}
        placeholder={assistant.typeMessage}
        maxLength={500}
        autoComplete="off"
      />
      <button type="submit" className="button assistant__send" aria-label={assistant.send}>
        <SendHorizontal size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </form>
  );
}
