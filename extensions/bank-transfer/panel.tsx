import { useState } from 'react';
import type { PaymentPanelProps } from '../../src/extension/payment-panel.ts';
import type { Text } from '../../src/extension/text.ts';
export default function Panel({ failure, start, Amount, CopyRow, PayButton }: PaymentPanelProps) {
  const [account, setAccount] = useState<{ rows: [Text, string][] }>();
  return (
    <>
      <Amount />
      {account?.rows.map((row) => (
        <CopyRow key={row[1]} label={row[0]} value={row[1]} />
      ))}
      {failure}
      {!account && <PayButton onPay={async () => setAccount(await start())} />}
    </>
  );
}
