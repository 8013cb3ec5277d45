/** What was typed, by field name, to be shown again as it was. */
export type RequestValues = Readonly<Record<string, string>>;

/** Sentences by field name. */
export type RequestErrors = Readonly<Record<string, string | undefined>>;

/** What a sent form was answered when it was not taken. */
export type RequestAnswer = {
  errors: RequestErrors;
  /** Stands above the listed fields. */
  title: string;
  message: string | undefined;
  answeredAt: number;
};
