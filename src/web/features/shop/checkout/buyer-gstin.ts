export interface BuyerGstin {
  value: string;
  /** Undefined when it can stand on an invoice. */
  error: string | undefined;
}

export interface GstinFieldProps {
  /** Whose last order may have one. */
  isSignedIn: boolean;
  onChange: (gstin: BuyerGstin) => void;
}
