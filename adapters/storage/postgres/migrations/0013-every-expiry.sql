-- Everything of a company's file that ends: what ends first says nothing of what ends next. The first day stays beside
-- the company, for the order of a list that is not narrowed.
create table company_expiry (
  cuaa text collate "C" not null references company on delete cascade,
  day date not null,
  kind text collate "C" not null check (kind in ('identity-document', 'contract', 'antimafia', 'validation-sheet')),
  primary key (cuaa, day, kind)
);
create index company_expiry_day on company_expiry (day, cuaa);
alter table company drop column next_expiry_kind;

-- Looks through the file of a company for its anomalies and for all that ends.
create or replace function refresh_producer_summary(which text) returns void language sql as $$
  delete from company_expiry where cuaa = which;
  insert into company_expiry (cuaa, day, kind)
    select distinct which, day::date, kind from (
      select part.payload #>> '{identityDocument,expiryDate}' as day, 'identity-document' as kind
      from company_file_part as part where part.cuaa = which and part.part = 'personal-data'
      union all
      select contract ->> 'expirationDate', 'contract'
      from company_file_part as part, jsonb_array_elements(part.payload -> 'valid') as contract
      where part.cuaa = which and part.part = 'contracts'
      union all
      select paper ->> 'expirationDate', 'antimafia'
      from company_file_part as part, jsonb_array_elements(part.payload -> 'antimafia') as paper
      where part.cuaa = which and part.part = 'contracts'
      union all
      select part.payload ->> 'expirationDate', 'validation-sheet'
      from company_file_part as part where part.cuaa = which and part.part = 'validation-sheet'
    ) as term
    where day is not null;
  update company set
    anomaly_count = (
      select count(*) from company_file_part as part, jsonb_array_elements(part.payload)
      where part.cuaa = company.cuaa and part.part = 'anomalies'
    ),
    worst_anomaly = (
      select anomaly ->> 'severity' from company_file_part as part, jsonb_array_elements(part.payload) as anomaly
      where part.cuaa = company.cuaa and part.part = 'anomalies'
      order by array_position(array['blocking', 'warning', 'notice'], anomaly ->> 'severity') limit 1
    ),
    next_expiry = (select min(day) from company_expiry where company_expiry.cuaa = company.cuaa)
  where company.cuaa = which;
$$;

do $$
declare one text;
begin
  for one in select cuaa from company loop
    perform refresh_producer_summary(one);
  end loop;
end
$$;
