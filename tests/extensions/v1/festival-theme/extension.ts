import { defineExtension } from '../../../../src/extension/extension.ts';

/** Pongal and Deepavali: warm paper, marigold and kumkum, a garland under the header and lamps between the sections. */
export default defineExtension({
  name: 'festival-theme',
  apiVersion: 1,
  theme: {
    tokens: {
      '--leaf': '#8a1c3b',
      '--leaf-hover': '#70142e',
      '--leaf-press': '#560d22',
      '--leaf-soft': '#fbe7ec',
      '--manjal': '#ffb703',
      '--sand': '#fff1d6',
      '--r-md': '18px',
      '--r-sm': '14px',
    },
    css: `
      .header::after { content: ""; position: absolute; inset: 100% 0 auto; height: 14px; pointer-events: none;
        background: radial-gradient(circle at 50% 0, #f77f00 8px, transparent 9px) 0 0 / 22px 14px repeat-x; }
      .section__head > h2 { color: var(--leaf); }
      .section__head > h2::before { content: ""; display: inline-block; width: 0.42em; height: 0.72em; margin-right: 0.4em;
        background: linear-gradient(#ffd166, #f77f00); border-radius: 50% 50% 50% 50% / 75% 75% 25% 25%; }
      .card { border-color: var(--manjal); box-shadow: 0 6px 18px rgb(138 28 59 / 0.12); }
      .footer { border-top: 6px solid var(--manjal); }
    `,
  },
});
