/** What the fields of a tool's form are given. */
import type { ReactNode, Ref, RefCallback } from 'react';
import type { ActivityLevel, Gender } from '@evenscale/formulas/energy';
import type { NameOf, Problems, Questions } from '#person/entries/field.ts';
import type { FormEvent } from '#person/entries/machine.ts';
import type { Units } from '#person/units.ts';

export interface MeasureEntries {
  readonly units: Units;
  readonly weight: string;
  readonly height: string;
}

/** The entries of a person that the tools for adults share. */
export interface PersonEntries extends MeasureEntries {
  readonly age: string;
  readonly gender: Gender;
  readonly activityLevel: ActivityLevel;
}

/** The part of a form's state and events that some fields need. */
export interface FieldProps<Entries> {
  readonly state: {
    readonly entries: Entries;
    readonly problems: Problems<Entries>;
    readonly questions: Questions<Entries>;
  };
  readonly onEvent: (event: FormEvent<Entries>) => void;
  /** Refs to the first input of each field, so that it can get the focus. */
  readonly fieldRef: (field: NameOf<Entries>) => RefCallback<HTMLElement>;
}

/** What a calculator gives its form. */
export interface FormProps<Entries> extends FieldProps<Entries> {
  readonly formRef: Ref<HTMLFormElement>;
  /** Who should read the figures differently, or needs others; static. */
  readonly caution?: ReactNode;
}
