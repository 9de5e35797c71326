import type { ErrorCode } from '../../../../contract/errors.ts';
import { ApiError } from '../../../lib/call-api.ts';

export interface SecondFactor {
  secondFactor?: string;
}

export interface AskedSecondStep {
  /** Resolves to the message of a wrong code. */
  check: (code: string) => Promise<string | undefined>;
  onDone: (isDone: boolean) => void;
}

/** Asks for the code. Resolves to false when the dialog is closed. */
type Ask = (check: AskedSecondStep['check']) => Promise<boolean>;

const NEEDED: ErrorCode = 'second-factor-needed';
const WRONG: ErrorCode = 'second-factor-wrong';

let ask: Ask = async () => false;

/** Registers the dialog. */
export function whenSecondStepIsAsked(listener: Ask): () => void {
  ask = listener;
  return () => {
    ask = async () => false;
  };
}

/** A login. For an account with an authenticator app it asks for the code and sends the call once more with it. */
export async function withSecondStep<Result>(
  logIn: (second: SecondFactor) => Promise<Result>,
): Promise<Result> {
  const needed = await logIn({}).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === NEEDED) return error;
    throw error;
  });
  if (!(needed instanceof ApiError)) return needed;
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const check = async (secondFactor: string) => {
    try {
      resolve(await logIn({ secondFactor }));
    } catch (error) {
      if (error instanceof ApiError && error.code === WRONG) return error.message;
      reject(error);
    }
    return undefined;
  };
  if (!(await ask(check))) reject(needed);
  return promise;
}
