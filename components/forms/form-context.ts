import { createContext, useContext } from 'react';
import type { formLabels } from './words.ts';

type FormContext = {
  /** Begins the ids of the form's elements. */
  id: string;
  labels: (typeof formLabels)['zh' | 'en'];
};

const Context = createContext<FormContext | null>(null);
export const FormProvider = Context.Provider;

/** The form around a field. Throws outside of one. */
export function useForm(): FormContext {
  const value = useContext(Context);
  if (!value) throw new Error('fields belong into a FormFrame');
  return value;
}
