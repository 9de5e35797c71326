/** The message of the sign-in window after Google's redirect. A BroadcastChannel reaches only this origin. */
interface GoogleResult {
  state: string;
  credential: string | null;
}

const CHANNEL = 'google-sign-in';
const POLL_INTERVAL_MS = 500;
const SIZE = 'popup,width=480,height=640';

/** Opens the sign-in window and waits for its token; null when it is closed, denied or blocked. */
export function askGoogle(): Promise<string | null> {
  const state = crypto.randomUUID();
  const opened = window.open(`/auth/google/start?state=${state}`, 'google-sign-in', SIZE);
  if (!opened) return Promise.resolve(null);
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(CHANNEL);
    const end = (credential: string | null) => {
      clearInterval(timer);
      channel.close();
      resolve(credential);
    };
    channel.onmessage = ({ data }: MessageEvent<GoogleResult>) => {
      if (data.state === state) end(data.credential);
    };
    let wasClosed = false;
    const timer = setInterval(() => {
      // the window sends its message and closes at once: the message may arrive after the close
      if (wasClosed) end(null);
      wasClosed = opened.closed;
    }, POLL_INTERVAL_MS);
  });
}

/** Called in the sign-in window after Google's redirect. */
export function notifyOpener(fragment: string): void {
  const params = new URLSearchParams(fragment.replace(/^#/, ''));
  const channel = new BroadcastChannel(CHANNEL);
  const result: GoogleResult = { state: params.get('state') ?? '', credential: params.get('id_token') };
  channel.postMessage(result);
  channel.close();
}
