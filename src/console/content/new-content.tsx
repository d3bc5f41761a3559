'use client';
import { type ComponentProps, useState } from 'react';
import { newUuid } from '~/lib/new-uuid';
import { Section } from '../section';
import { ContentForm } from './content-form';

type FormProps<Input> = ComponentProps<typeof ContentForm<Input>>;

interface NewContentProps<Input>
  extends Omit<FormProps<Input>, 'label' | 'toInput' | 'save' | 'onClose' | 'children'> {
  title: string;
  /** Converts the fields' values to the input without the id; by default the values unchanged. */
  toInput?: FormProps<Input>['toInput'];
  add: (input: Input) => Promise<unknown>;
}

/** The form of a new piece of content, whose id is made here, so that it is added once even if it is sent
 *  twice. */
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
