/** What the sign-in window says when it comes back from Google; only pages of this site can hear it. */
interface GoogleReturn {
  state: string;
  credential: string | null;
}

const CHANNEL = 'google-sign-in';
const POLL_INTERVAL_MS = 500;
const SIZE = 'popup,width=480,height=640';

/** Opens the sign-in window and waits for its token; null when it is closed, refused or cannot be opened. */
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
    channel.onmessage = ({ data }: MessageEvent<GoogleReturn>) => {
      if (data.state === state) end(data.credential);
    };
    let wasClosed = false;
    const timer = setInterval(() => {
      // the window tells and closes in one breath: its word may arrive a moment after it is gone
      if (wasClosed) end(null);
      wasClosed = opened.closed;
    }, POLL_INTERVAL_MS);
  });
}

/** Called in the sign-in window when Google sends it back. */
export function notifyOpener(fragment: string): void {
  const response = new URLSearchParams(fragment.replace(/^#/, ''));
  const channel = new BroadcastChannel(CHANNEL);
  const latest: GoogleReturn = { state: response.get('state') ?? '', credential: response.get('id_token') };
  channel.postMessage(latest);
  channel.close();
}
