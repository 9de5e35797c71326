import { useId, useState } from 'react';
import type { CashOffer } from '../../src/contract/cash-on-delivery.ts';
import type { PaymentPanelProps } from '../../src/extension/payment-panel.ts';
import { formatRupees } from '../../src/rules/money.ts';
import { texts } from './panel-texts.ts';

export default function Panel(props: PaymentPanelProps<CashOffer>) {
  const { options: offer, failure, Amount, DockedBar } = props;
  const [isCodeSent, setCodeSent] = useState(false);
  const [code, setCode] = useState('');
  const { isBusy, run } = useOneAtATime();
  if (offer.problem) return <p className="payment__note">{offer.problem}</p>;
  const sendCode = () => run(async () => setCodeSent((await requestCode(props)) || isCodeSent));
  const isSms = offer.codeBy === 'sms';
  const askText = isSms ? texts.sendSms : texts.sendCode;
  const asksForCode = offer.needsCode && !isCodeSent;
  const submit = () => (asksForCode ? sendCode() : run(() => confirm(props, code)));
  return (
    <form
      className="payment__docked"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className="hint">
        {texts.note} {offer.fee > 0 && texts.withFee(formatRupees(offer.fee))}
      </p>
      {offer.needsCode && isCodeSent && (
        <CodeField
          sent={isSms ? texts.smsSent(offer.codeTo) : texts.codeSent(offer.codeTo)}
          value={code}
          onChange={setCode}
          onAgain={sendCode}
        />
      )}
      <DockedBar>
        <Amount text={formatRupees(offer.total)} />
        {failure}
        <button type="submit" className="button button--large button--block" aria-busy={isBusy}>
          {isBusy && <span className="spinner" aria-hidden="true" />}
          {asksForCode ? askText : texts.order}
        </button>
      </DockedBar>
    </form>
  );
}

interface CodeFieldProps {
  sent: string;
  value: string;
  onChange: (code: string) => void;
  onAgain: () => void;
}

function CodeField({ sent, value, onChange, onAgain }: CodeFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <p role="status">{sent}</p>
      <label htmlFor={id}>{texts.code}</label>
      <input
        id={id}
        className="input"
        // the customer has just asked for the code and types it next
        // biome-ignore lint/a11y/noAutofocus: the field answers the button that was pressed
        autoFocus
        autoComplete="one-time-code"
        inputMode="numeric"
        pattern="\d{6}"
        maxLength={6}
        required
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
      />
      <button type="button" className="button button--secondary button--small" onClick={onAgain}>
        {texts.again}
      </button>
    </div>
  );
}

/** Two clicks do one thing. */
function useOneAtATime() {
  const [isBusy, setBusy] = useState(false);
  const run = async (act: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    await act().finally(() => setBusy(false));
  };
  return { isBusy, run };
}

type Props = PaymentPanelProps<CashOffer>;

async function requestCode({ order, call, onFailure }: Props): Promise<boolean> {
  onFailure(undefined);
  const path = '/cash-on-delivery/code';
  const sent = await call('POST', path, { orderId: order._id }, texts.codeFailed);
  if (!sent.ok) onFailure({ message: texts.codeFailed, error: sent.error });
  return sent.ok;
}

async function confirm({ order, options, call, onFailure, onPaid }: Props, code: string): Promise<void> {
  onFailure(undefined);
  const confirmation = { orderId: order._id, totalPrice: options.total, ...(code && { code }) };
  const confirmed = await call('POST', '/cash-on-delivery', confirmation, texts.failed);
  if (confirmed.ok) onPaid(texts.ordered(formatRupees(options.total)));
  else onFailure({ message: texts.failed, error: confirmed.error });
}
