import { describe, expect, it } from 'vitest';
import { compose } from '#adapters/composition/compose.ts';
import { binding, defineUseCase, portKey } from '#core/kernel/port-key.ts';

const Greeting = portKey<() => string>('Greeting');
const Name = portKey<string>('Name');

describe('compose', () => {
  it('should give a use case what it needs, and the same one each time', () => {
    const composition = compose(
      [binding(Greeting, [Name], (name) => () => `Ciao ${name}!`)],
      binding(Name, [], () => 'Anna'),
    );

    expect(composition.get(Greeting)()).toBe('Ciao Anna!');
    expect(composition.get(Greeting)).toBe(composition.get(Greeting));
  });

  it('should make a use case that nothing is bound to, with its needs, and prefer one that is bound', () => {
    const Greet = defineUseCase('Greet', [Greeting], (greeting) => () => greeting().toUpperCase());
    const greeting = binding(Greeting, [Name], (name) => () => `Ciao ${name}!`);
    const name = binding(Name, [], () => 'Anna');

    const composition = compose(greeting, name);
    expect(composition.get(Greet)()).toBe('CIAO ANNA!');
    expect(composition.get(Greet)).toBe(composition.get(Greet));
    expect(compose(binding(Greet, [], () => () => 'Buongiorno')).get(Greet)()).toBe('Buongiorno');
  });

  it('should refuse a key that is bound twice', () => {
    expect(() =>
      compose(
        binding(Name, [], () => 'Anna'),
        binding(Name, [], () => 'Marco'),
      ),
    ).toThrow('Two bindings for Name');
  });

  it('should throw when a need is not bound', () => {
    expect(() => compose(binding(Greeting, [Name], (name) => () => name)).get(Greeting)).toThrow(/Name/);
  });
});
