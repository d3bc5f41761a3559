'use client';
import { type ComponentProps, useState } from 'react';
import { newUuid } from '~/lib/new-uuid';
import { Section } from '../section';
import { ContentForm } from './content-form';

type FormProps<Input> = ComponentProps<typeof ContentForm<Input>>;

interface NewContentProps<Input>
  extends Omit<FormProps<Input>, 'label' | 'toInput' | 'save' | 'onClose' | 'children'> {
  title: string;
  /** The input beside the id, of the fields' values; the values themselves if not given. */
  toInput?: FormProps<Input>['toInput'];
  add: (input: Input) => Promise<unknown>;
}

/** The form of a new piece of content, whose id is made here: sent twice, it is added once. */
export function NewContent<Input>(props: NewContentProps<Input>) {
  const { title, toInput = (nested) => nested, add, ...form } = props;
  const [id, setId] = useState(newUuid);
  return (
    <Section title={title}>
      <ContentForm
        {...form}
        label={title}
        toInput={(nested) => ({ ...(toInput(nested) as object), id })}
        save={async (input) => {
          await add(input);
          setId(newUuid());
        }}
      />
    </Section>
  );
}
