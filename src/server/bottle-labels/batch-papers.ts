import type { LabelSheetName } from '../../rules/label-sheets.ts';

/** The texts of one label: the same for every bottle of a size. */
export interface BottleLabel {
  food: string;
  /** Batch number, dates, net quantity, price: one line each. */
  facts: string[];
  /** Maker, licence, consumer care. */
  maker: string[];
  count: number;
}

export interface LabelJob {
  kind: 'labels';
  sheet: LabelSheetName;
  /** The address in the QR code. */
  link: string;
  labels: BottleLabel[];
  skip: number;
  shift: { x: number; y: number };
}

export interface ReportJob {
  kind: 'report';
  title: string;
  note: string;
  sections: { heading: string; rows: [string, string][] }[];
}

/** What the thread for the papers of a batch draws. */
export type BatchPaper = LabelJob | ReportJob;
