-- expand: the VAT number of a company, by which a centre finds its producers. The version before writes companies without it; they have it
-- again at the next import.
alter table company add column vat_number text collate "C";
update company set vat_number = lower(part.payload ->> 'vatNumber')
from company_file_part as part where part.cuaa = company.cuaa and part.part = 'personal-data';
