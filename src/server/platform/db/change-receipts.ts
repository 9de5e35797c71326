import { randomUUID } from 'node:crypto';

/** Asks every listening process whether it has heard all changes committed until now. */
export interface ChangeReceipts {
  /** Handles a payload of this protocol; false for any other. */
  hear(payload: string): boolean;
  /** False when somebody did not reply in time. */
  askAll(): Promise<boolean>;
}

interface Question {
  isSeenHere: boolean;
  /** Of other processes. */
  replies: number;
  /** Listening processes besides this one; infinite until the database has told. */
  others: number;
  resolve: (isSeen: boolean) => void;
}

/** A process that hangs serves nobody; the admin whose change it is does not wait longer for it. */
const TIMEOUT_MS = 1000;
const ASK = 'seen? ';
const REPLY = 'seen ';

/**
 * PostgreSQL delivers notifications in the order of the commits: who hears the question has heard every earlier change.
 * `notify` returns the number of listening processes, this one included; `catchUp` ends the work for changes heard before.
 */
export function createChangeReceipts(
  notify: (payload: string) => Promise<number>,
  catchUp: () => Promise<void>,
): ChangeReceipts {
  const questions = new Map<string, Question>();

  const reply = async (question: string) => {
    await catchUp();
    await notify(REPLY + question);
  };
  const update = (question: string, change: (open: Question) => void) => {
    const open = questions.get(question);
    if (!open) return;
    change(open);
    if (open.isSeenHere && open.replies >= open.others) open.resolve(true);
  };

  return {
    hear: (payload) => {
      if (payload.startsWith(ASK)) {
        const question = payload.slice(ASK.length);
        if (questions.has(question))
          void catchUp().then(() => update(question, (open) => Object.assign(open, { isSeenHere: true })));
        // a connection that broke is noticed elsewhere
        else reply(question).catch(() => undefined);
        return true;
      }
      if (!payload.startsWith(REPLY)) return false;
      update(payload.slice(REPLY.length), (open) => Object.assign(open, { replies: open.replies + 1 }));
      return true;
    },
    askAll: async () => {
      const question = randomUUID();
      const { promise, resolve } = Promise.withResolvers<boolean>();
      questions.set(question, { isSeenHere: false, replies: 0, others: Number.POSITIVE_INFINITY, resolve });
      const timer = setTimeout(() => resolve(false), TIMEOUT_MS);
      notify(ASK + question).then(
        (listeners) => update(question, (open) => Object.assign(open, { others: listeners - 1 })),
        () => resolve(false),
      );
      const isSeen = await promise;
      clearTimeout(timer);
      questions.delete(question);
      return isSeen;
    },
  };
}
