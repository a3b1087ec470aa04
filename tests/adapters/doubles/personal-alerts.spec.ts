import { InMemoryPersonalRegister } from '#tests/support/doubles/personal-alerts.ts';
import { personalRegisterContract } from '#tests/contracts/personal-register.contract.ts';

personalRegisterContract(async (clock) => {
  const sent: { mail: string; id: string; key: string }[] = [];
  const register = new InMemoryPersonalRegister(clock, (mail, id, key) => void sent.push({ mail, id, key }));
  return { register, sent: async () => sent };
});
