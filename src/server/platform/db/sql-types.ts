import type { GetColumnData } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The type of a column or parameter of a statement, for TypeScript and for the test that compares it with the database. */
export interface SqlType<Value> {
  /** As PostgreSQL's `format_type` writes it. */
  readonly name: string;
  readonly isNullable: boolean;
  /** Why a column that the test cannot prove is never null; the test lists every reason. */
  readonly notNullReason?: string;
  /** From what the driver gives. */
  readonly decode?: (value: string) => unknown;
  /** To what the driver takes. */
  readonly encode?: (value: unknown) => unknown;
  /** For TypeScript only. */
  readonly value?: Value;
}

/** A column of a table stands for its own type. */
export type AnySqlType = SqlType<unknown> | PgColumn;
export type Shape = Record<string, AnySqlType>;

export type ValueOf<Type> = Type extends PgColumn
  ? GetColumnData<Type>
  : Type extends SqlType<infer Value>
    ? Value
    : never;
/** The object that rows or parameters of this shape are. */
export type ValuesOf<Types extends Shape> = { [Key in keyof Types]: ValueOf<Types[Key]> };

const DECODERS: Record<string, (value: string) => unknown> = {
  'timestamp with time zone': (value) => new Date(value),
};
const ENCODERS: Record<string, (value: unknown) => unknown> = {
  // the driver would send an array as an array of PostgreSQL
  json: (value) => JSON.stringify(value),
  jsonb: (value) => JSON.stringify(value),
};

function sqlType<Value>(name: string): SqlType<Value> {
  const decode = DECODERS[name];
  const encode = ENCODERS[name];
  return { name, isNullable: false, ...(decode && { decode }), ...(encode && { encode }) };
}

export const boolean = () => sqlType<boolean>('boolean');
export const integer = () => sqlType<number>('integer');
export const bigint = <Value extends number = number>() => sqlType<Value>('bigint');
export const double = () => sqlType<number>('double precision');
/** As text, like 2026-11-16. */
export const date = () => sqlType<string>('date');
export const text = () => sqlType<string>('text');
export const timestamp = () => sqlType<Date>('timestamp with time zone');
export const uuid = () => sqlType<string>('uuid');
export const json = <Value>() => sqlType<Value>('json');
export const jsonb = <Value>() => sqlType<Value>('jsonb');
/** What a function returns that is called for its effect. */
export const nothing = () => sqlType<unknown>('void');
export const array = <Value>(type: SqlType<Value>) => sqlType<Value[]>(`${type.name}[]`);

export function nullable<Type extends AnySqlType>(type: Type): SqlType<ValueOf<Type> | null> {
  return { ...(sqlTypeOf(type) as SqlType<ValueOf<Type>>), isNullable: true };
}

/** For a column that may be null in its table, but not in this statement. */
export function notNull<Type extends AnySqlType>(
  type: Type,
  notNullReason?: string,
): SqlType<NonNullable<ValueOf<Type>>> {
  return {
    ...(sqlTypeOf(type) as SqlType<NonNullable<ValueOf<Type>>>),
    isNullable: false,
    ...(notNullReason && { notNullReason }),
  };
}

export function sqlTypeOf(type: AnySqlType): SqlType<unknown> {
  return 'isNullable' in type ? type : { ...sqlType(type.getSQLType()), isNullable: !type.notNull };
}
