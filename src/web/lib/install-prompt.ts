/** Chromium's offer to install the shop. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offered: InstallPrompt | undefined;

/** Keeps the browser from asking by itself: nobody is asked before the first order. */
export function holdInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallPrompt;
  });
}

export function installPrompt(): InstallPrompt | undefined {
  return offered;
}
