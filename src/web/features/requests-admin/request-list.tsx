import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { ShownRequest } from '../../../contract/after-sale.ts';
import { answerWords } from '../../lib/answer-words.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { queries } from '../../lib/queries.ts';
import { useSignedIn } from '../../lib/signed-in.ts';
import { Field } from '../../ui/field.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TryAgain } from '../../ui/try-again.tsx';

const DAY = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** What customers ask for after a sale: the open ones first, each with its answer. */
export function RequestList() {
  const { _id } = useSignedIn();
  const queryKey = [_id, 'requests'];
  const { data: requests, isPending, isError } = useQuery({ queryKey, queryFn: fetchRequests }, queries);
  if (isError) return <TryAgain />;
  if (isPending) return <p>Loading…</p>;
  if (requests.length === 0) return <p className="panel panel__note">No requests yet.</p>;
  return (
    <ul className="orders">
      {requests.map((request) => (
        <RequestCard
          key={request._id}
          request={request}
          onAnswered={(next) => queries.setQueryData(queryKey, next)}
        />
      ))}
    </ul>
  );
}

interface RequestCardProps {
  request: ShownRequest;
  onAnswered: (requests: ShownRequest[]) => void;
}

function RequestCard({ request, onAnswered }: RequestCardProps) {
  const { _id, orderNumber, customer, kind, text, photos, status, answer, createdAt } = request;
  const title = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}, order #${orderNumber}`;
  return (
    <li className="panel">
      <h2>{title}</h2>
      <p className="hint mb-3">
        {customer}, {DAY.format(new Date(createdAt))}
      </p>
      <p className="mb-3">{text}</p>
      {photos.length > 0 && (
        <p className="after__photos">
          {photos.map((url, place) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <Picture
                src={url}
                fullWidth={800}
                sizes="120px"
                width={120}
                height={120}
                alt={`Photo ${place + 1}`}
              />
            </a>
          ))}
        </p>
      )}
      {status === 'open' ? (
        <AnswerForm id={_id} isCancel={kind === 'cancel'} onAnswered={onAnswered} />
      ) : (
        <p>
          <strong>{status === 'accepted' ? 'Accepted' : 'Declined'}:</strong> {answer}
        </p>
      )}
    </li>
  );
}

function AnswerForm({
  id,
  isCancel,
  onAnswered,
}: {
  id: string;
  isCancel: boolean;
  onAnswered: RequestCardProps['onAnswered'];
}) {
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState('');
  const answer = async (accept: boolean) => {
    if (!words.trim()) return setProblem('Please write an answer');
    const outcome = await sendAnswer(id, { accept, answer: words });
    if (typeof outcome === 'string') return setProblem(outcome);
    toast.success('The customer gets your answer by mail.');
    onAnswered(outcome);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void answer(true);
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <Field
        label="Your answer"
        rows={2}
        maxLength={2000}
        value={words}
        error={problem || undefined}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="btn btn--sm">
          {isCancel ? 'Accept, cancel and refund' : 'Accept'}
        </button>
        <button type="button" className="btn btn--2 btn--sm" onClick={() => answer(false)}>
          Decline
        </button>
      </div>
    </form>
  );
}

async function fetchRequests(): Promise<ShownRequest[]> {
  const answer = await browserApi().api.admin.requests.$get();
  if (!answer.ok) throw new Error('requests');
  return answer.json();
}

async function sendAnswer(
  id: string,
  json: { accept: boolean; answer: string },
): Promise<ShownRequest[] | string> {
  try {
    const answer = await browserApi().api.admin.requests[':id'].answer.$post({ param: { id }, json });
    return answer.ok ? await answer.json() : await answerWords(answer, 'The answer was not sent.');
  } catch {
    return 'The answer was not sent.';
  }
}
