import type { PaymentPanelProps } from '../../src/extension/payment-panel.ts';

export default function Panel({ failure }: PaymentPanelProps) {
  return failure;
}
